import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IncomeSource, Occupation } from '@ezwallet/api-client/contract';

export const occupationNames: Readonly<Record<Occupation, MessageDescriptor>> = {
  employee: msg`Employee`,
  selfEmployed: msg`Self-employed`,
  businessOwner: msg`Business owner`,
  publicService: msg`Public service`,
  student: msg`Student`,
  homemaker: msg`Homemaker`,
  retired: msg`Retired`,
  unemployed: msg`Not employed`,
  other: msg`Other occupation`,
};

export const incomeNames: Readonly<Record<IncomeSource, MessageDescriptor>> = {
  salary: msg`Salary`,
  business: msg`Own business`,
  investment: msg`Investments`,
  savings: msg`Savings`,
  pension: msg`Pension`,
  family: msg`Family`,
  other: msg`Other income`,
};
