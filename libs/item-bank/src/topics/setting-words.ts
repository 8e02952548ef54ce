/**
 * What stories in Mathematics are told of, each by words that tell of it and of nothing else, without their endings
 * (`stemOf`). A story is of the setting of which it has the most words.
 */
export const SETTING_WORDS = {
  tickets: 'ticket museum concert theater film play playwright gallery exhibit fair cinema festival audience admission',
  library:
    'library librarian book bookshop novel paperback atla atlas page magazine newspaper newsletter borrow cardholder',
  garden:
    'garden gardener plant tomato seedl seedling soil flower vine tree nursery greenhouse rosebush lavender tulip lily ' +
    'petal maple oak linden birch orchard forest duckweed lawn sprinkler meadow pine',
  water: 'tank water drain valve reservoir pump hose pond lake swimm depth aquarium faucet snow glacier rain rainfall',
  school: 'school student class quiz quizz grade teacher tutor college university campu cafeteria essay tenth homework',
  club: 'club choir team archery contest violinist rower rowing fencer climber camp junior senior soccer tournament player',
  running: 'runner race hiker hike hik trail marathon walk jog exercis exercise',
  road: 'car driver truck taxi fare vehicl vehicle bus rider commuter traffic bicycle cyclist cycl gasoline garage trailer windshield',
  journey: 'train locomotive ferry airline airport flight passenger drone airplane luggage suitcase ship',
  sea: 'boat harbor lighthouse buoy canoe paddleboard beach island fish fisher seal herr herring mackerel crab coast',
  shop:
    'shop store discount jacket backpack boot guitar keyboard shirt scarf scarv candl candle stationery notebook binder ' +
    'customer market stall honey sale',
  kitchen:
    'bakery bak bread loaf loav cake cookie cooki flour recipe cook soup salad pasta meal sandwich lunch breakfast café guest dish juice drink fruit bean menu',
  animals: 'animal bird tern nest bee beetl ant snail dog goat sheep herd deer dairy egg farm farmer pet colony wing',
  laboratory:
    'bacteria culture chemist chemical acid alloy milligram medicine blood clinic patient nurse substance density',
  screen:
    'phone website online subscriber app megabyt megabyte video email user internet game streaming tablet laptop computer download',
  work: 'employee employe company office machine factory warehouse conveyor crate delivery deliveri package packag shift job workshop furniture printer worker earn labor union',
  building:
    'ramp tower flagpole ladder mast silo building wall floor fence fenc roof mural tabletop tile til cable elevator shadow kite',
  money: 'loan account bank deposit saving interest invest balance tax rent',
  survey: 'survey resident household voter vote elect election council district opin',
  tokens: 'token marble marbl card deck coin stamp bead button drawer raffle spinner bag',
} as const satisfies Readonly<Record<string, string>>;
