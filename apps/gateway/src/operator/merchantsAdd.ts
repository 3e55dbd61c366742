import { checkDisplayText } from '@ezwallet/validators';
import { addMerchant } from '../cashier/Merchant.ts';
import { type Command, OperatorError } from './Command.ts';
import { findUser } from './findUser.ts';

const MAX_NAME = 40;

export const merchantsAdd: Command = {
  summary: 'Lets a user take payments from anybody. The secret is shown once.',
  usage: '--user USER_NO --name NAME [--logo URL]',
  options: {
    user: { about: 'user number of a merchant account' },
    name: { about: `as payers read it, ${MAX_NAME} characters at most` },
    logo: { about: 'https address of a picture' },
  },
  async run({ db, config }, { values, say }) {
    const user = await findUser(db, values['user']);
    if (user.userType !== 7) throw new OperatorError(`${user.userNo} is not a merchant account (user type 7).`);
    const name = checkDisplayText(values['name'] ?? '', { max: MAX_NAME });
    if (!name.ok) throw new OperatorError(`--name must be 1 to ${MAX_NAME} visible characters.`);
    const { logo = '' } = values;
    if (logo !== '' && !(URL.canParse(logo) && new URL(logo).protocol === 'https:'))
      throw new OperatorError('--logo must be an https address.');
    const merchant = await db.tx(
      async (tx) => await addMerchant(tx, config, { memberId: user.id, name: name.value, logo }),
    );
    if (!merchant) throw new OperatorError(`${user.userNo} takes payments already.`);
    say(`${merchant.merchantNo}, secret ${merchant.secret.toString('hex')}`);
    return 0;
  },
};
