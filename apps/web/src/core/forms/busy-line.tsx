/** Says that the server has too much to do and that nothing need be done. Who listens hears it once and not each second. */
export function BusyLine({ seconds }: { seconds: number }) {
  return (
    <p>
      <span aria-hidden>{`Many students are here right now. Trying again in ${seconds}\u00a0s`}</span>
      <span className="vh">Many students are here right now. It is tried again by itself.</span>
    </p>
  );
}
