import { checkItems, htmlFields, type Fault } from '@aivy/item-bank/checks';
import { LETTERS, type Item } from '@aivy/item-bank';
import { formulaFlaw, formulasOf } from '@aivy/item-bank/typeset';
import { printed, type Oracle } from './oracle.js';

/** Numbers that no question should show: seven digits after the point, or what arithmetic prints when it fails. */
const UNPRESENTABLE = /\d\.\d{7,}|\bNaN\b|Infinity|undefined|-0(?![.\d])|\+-|--/;

/** Every fault of one generated item: the checks of the bank, its TeX drawn, its numbers presentable, its key proved. */
export function proveItem(item: Item, oracle: Oracle): Fault[] {
  const fault = (rule: string, message: string): Fault => ({ item: item.key, rule, message });
  const faults = checkItems([item]);
  for (const [field, html] of htmlFields(item)) {
    const found = UNPRESENTABLE.exec(html);
    if (found) faults.push(fault('numbers', `${field} shows ${found[0]}`));
    for (const { tex, display } of formulasOf([html])) {
      const flaw = formulaFlaw(tex, display);
      if (flaw) faults.push(fault('tex', `${field}: ${tex}: ${flaw}`));
    }
  }
  const asked = printed(item);
  const holds = (answer: string): boolean => {
    try {
      return oracle(asked, answer);
    } catch (error) {
      faults.push(
        fault('key', `the oracle cannot read ${answer}: ${error instanceof Error ? error.message : String(error)}`),
      );
      return false;
    }
  };
  if (item.type === 'choice') {
    for (const letter of LETTERS) {
      const right = holds(item.choices[letter]);
      if (right !== (letter === item.answer))
        faults.push(
          fault('key', `choice ${letter} (${item.choices[letter]}) is ${right ? 'right' : 'wrong'} by the oracle`),
        );
    }
    return faults;
  }
  for (const value of item.answer.split(','))
    if (!holds(value.trim())) faults.push(fault('key', `${value} is wrong by the oracle`));
  for (const { value } of item.common_wrong)
    if (holds(value)) faults.push(fault('key', `the slip ${value} is right by the oracle`));
  return faults;
}
