import type { RawTransformAction } from 'valibot';
import { checkAccountId } from '../account-id/checkAccountId.ts';
import { checkAddress, type Address, type AddressOptions } from '../address/checkAddress.ts';
import type { Network } from '../address/networks.ts';
import { parseAmount, type ParseAmountOptions } from '../amount/parseAmount.ts';
import { checkContactRemark } from '../contact-remark/checkContactRemark.ts';
import { checkDisplayText, type DisplayTextOptions } from '../display-text/checkDisplayText.ts';
import { checkEmail } from '../email/checkEmail.ts';
import { checkIdNumber, type IdNumber, type IdNumberOptions } from '../id-number/checkIdNumber.ts';
import { checkLoginIdentifier, type LoginIdentifier } from '../login-identifier/checkLoginIdentifier.ts';
import { checkLoginPassword, type LoginPasswordOptions } from '../login-password/checkLoginPassword.ts';
import { checkNickname } from '../nickname/checkNickname.ts';
import { checkPaymentPassword } from '../payment-password/checkPaymentPassword.ts';
import { parsePaymentText, type PaymentText } from '../payment-text/parsePaymentText.ts';
import { type AreaCode, MAINLAND_AREA_CODE } from '../phone/area-codes.ts';
import { checkPhone } from '../phone/checkPhone.ts';
import { checkRealName } from '../real-name/checkRealName.ts';
import type { OwnPages } from '../scanned-text/parseOwnUrl.ts';
import { parseScannedText } from '../scanned-text/parseScannedText.ts';
import type { ScannedText } from '../scanned-text/ScannedText.ts';
import { parseTransferCode } from '../transfer-code/parseTransferCode.ts';
import type { TransferRequest } from '../transfer-code/transfer-fields.ts';
import { checkUserNumber } from '../user-number/checkUserNumber.ts';
import { checkVerificationCode } from '../verification-code/checkVerificationCode.ts';
import { checkedBy } from './checkedBy.ts';

type TextAction<Value = string> = RawTransformAction<string, Value>;

/** Pipe item of `checkAccountId`. */
export const accountIdAction = (): TextAction => checkedBy(checkAccountId);

/**
 * Pipe item of `checkAddress`; returns the address and whether its checksum matches. Unlike `checkAddress`, it is strict
 * without options, because a schema has nobody who reads `checksumHolds` and asks the person.
 */
export const addressAction = (network: Network, { strict = true }: AddressOptions = {}): TextAction<Address> =>
  checkedBy((text) => checkAddress(network, text, { strict }));

/** Pipe item of `parseAmount`. */
export const amountAction = (options: ParseAmountOptions): TextAction =>
  checkedBy((text) => parseAmount(text, options));

/** Pipe item of `checkContactRemark`. */
export const contactRemarkAction = (): TextAction => checkedBy(checkContactRemark);

/** Pipe item of `checkDisplayText`. */
export const displayTextAction = (options: DisplayTextOptions): TextAction =>
  checkedBy((text) => checkDisplayText(text, options));

/** Pipe item of `checkEmail`. */
export const emailAction = (): TextAction => checkedBy(checkEmail);

/** Pipe item of `checkIdNumber`; returns the number with its date of birth. */
export const idNumberAction = (options: IdNumberOptions): TextAction<IdNumber> =>
  checkedBy((text) => checkIdNumber(text, options));

/** Pipe item of `checkLoginIdentifier`; returns the parsed identifier. */
export const loginIdentifierAction = (areaCode?: AreaCode): TextAction<LoginIdentifier> =>
  checkedBy((text) => checkLoginIdentifier(text, areaCode));

/** Pipe item of `checkLoginPassword`. */
export const loginPasswordAction = (options?: LoginPasswordOptions): TextAction =>
  checkedBy((text) => checkLoginPassword(text, options));

/** Pipe item of `checkNickname`. */
export const nicknameAction = (): TextAction => checkedBy(checkNickname);

/** Pipe item of `checkPaymentPassword`. */
export const paymentPasswordAction = (): TextAction => checkedBy(checkPaymentPassword);

/** Pipe item of `parsePaymentText`; returns its parts. */
export const paymentTextAction = (): TextAction<PaymentText> => checkedBy(parsePaymentText);

/** Pipe item of `checkPhone`. Default dialling code: mainland China. */
export const phoneAction = (areaCode: AreaCode = MAINLAND_AREA_CODE): TextAction =>
  checkedBy((text) => checkPhone(areaCode, text));

/** Pipe item of `checkRealName`. */
export const realNameAction = (): TextAction => checkedBy(checkRealName);

/** Pipe item of `parseScannedText`; returns the meaning of the code. */
export const scannedTextAction = (pages: OwnPages): TextAction<ScannedText> =>
  checkedBy((text) => parseScannedText(text, pages));

/** Pipe item of `parseTransferCode`; returns the request. */
export const transferCodeAction = (): TextAction<TransferRequest> => checkedBy(parseTransferCode);

/** Pipe item of `checkUserNumber`. */
export const userNumberAction = (): TextAction => checkedBy(checkUserNumber);

/** Pipe item of `checkVerificationCode`. */
export const verificationCodeAction = (): TextAction => checkedBy(checkVerificationCode);
