import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { maskEmail, maskPhone } from '@ezwallet/validators';
import type { UserInfo } from '@ezwallet/api-client/contract';
import { type Glyph, List, ListItem } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { recoveryPaths, securityPaths } from '../../../world/paths.ts';

interface Credential {
  readonly icon: Glyph;
  readonly title: string;
  readonly path: string;
  readonly value: string;
  /** Absent where the value itself says that it is there. */
  readonly isMet?: boolean;
}

/** What proves who the person is, with what is missing first. */
export function CredentialRows({ user }: { user: UserInfo }) {
  const { t } = useLingui();
  const { phone, email, countryCode, hasTranPass, boundOtp } = user;
  const set = { isMet: true, value: t`Set` };
  const rows: readonly Credential[] = [
    {
      icon: glyphs.authenticator,
      title: t`Authenticator`,
      path: boundOtp ? securityPaths.authenticator() : securityPaths.bindAuthenticator(),
      ...(boundOtp ? { isMet: true, value: t`In use` } : { isMet: false, value: t`Not added` }),
    },
    { icon: glyphs.key, title: t`Login password`, path: recoveryPaths.changePassword(), ...set },
    {
      icon: glyphs.lock,
      title: t`Payment password`,
      path: securityPaths.paymentPassword(),
      ...(hasTranPass ? set : { isMet: false, value: t`Not set yet` }),
    },
    {
      icon: glyphs.phone,
      title: t`Phone number`,
      path: phone === '' ? securityPaths.editPhone() : securityPaths.phone(),
      ...(phone === '' ? { isMet: false, value: t`Not added` } : { value: maskPhone(phone, countryCode) }),
    },
    {
      icon: glyphs.mail,
      title: t`Email address`,
      path: email === '' ? securityPaths.editEmail() : securityPaths.email(),
      ...(email === '' ? { isMet: false, value: t`Not added` } : { value: maskEmail(email) }),
    },
  ];
  const missing = rows.filter(({ isMet }) => isMet === false);
  return (
    <List framed>
      {[...missing, ...rows.filter((row) => !missing.includes(row))].map(({ path, isMet, ...row }) => (
        <ListItem
          key={path}
          {...row}
          valueState={isMet === undefined ? undefined : isMet ? 'success' : 'warning'}
          render={<Link to={path} />}
        />
      ))}
    </List>
  );
}
