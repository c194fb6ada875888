import { checkBadges } from './badges';
import { checkContacts } from './contacts';
import type { Check } from './context';
import { checkExamples } from './examples';
import { checkFlowFiles } from './flowFiles';
import { checkFrontMatter } from './front-matter';
import { checkLinks } from './links';
import { checkPictures } from './pictures';
import { checkProperties } from './properties';
import { checkQuestions } from './questions';
import { checkReview } from './review';
import { checkSamples } from './samples';
import { checkShape } from './shape';
import { checkStepExamples } from './stepExamples';
import { checkVariants } from './tabs';
import { checkTables } from './tables';
import { checkTitles } from './titles';
import { checkUnique } from './unique';
import { checkVariables } from './variables';
import { checkWording } from './wording';

/** Every check of the documentation. Add a new check here, with a fixture in tests/. */
export const checks: readonly Check[] = [
  checkFrontMatter,
  checkQuestions,
  checkUnique,
  checkShape,
  checkProperties,
  checkTables,
  checkLinks,
  checkSamples,
  checkExamples,
  checkStepExamples,
  checkFlowFiles,
  checkVariants,
  checkPictures,
  checkBadges,
  checkContacts,
  checkReview,
  checkVariables,
  checkTitles,
  checkWording,
];
