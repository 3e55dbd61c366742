export { checkLoginIdentifier, type LoginIdentifier, type LoginIdentifierIssue } from './checkLoginIdentifier.ts';
