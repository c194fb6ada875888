import { checkBadges } from './badges';
import { checkContacts } from './contacts';
import type { Check } from './context';
import { checkElements } from './elements';
import { checkExamples } from './examples';
import { checkFlowFiles } from './flowFiles';
import { checkFrontMatter } from './front-matter';
import { checkHeadings } from './headings';
import { checkLinks } from './links';
import { checkPath } from './path';
import { checkPictures } from './pictures';
import { checkProperties } from './properties';
import { checkQuestions } from './questions';
import { checkResults } from './results';
import { checkReview } from './review';
import { checkSampleData } from './sampleData';
import { checkSamples } from './samples';
import { checkShape } from './shape';
import { checkSpelling } from './spelling';
import { checkStepExamples } from './stepExamples';
import { checkVariants } from './tabs';
import { checkTables } from './tables';
import { checkText } from './text';
import { checkTitles } from './titles';
import { checkUnique } from './unique';
import { checkVariables } from './variables';
import { checkWording } from './wording';

/** Every check of the documentation. Add a new check here, with a fixture in tests/. */
export const checks: readonly Check[] = [
  checkPath,
  checkText,
  checkFrontMatter,
  checkQuestions,
  checkUnique,
  checkShape,
  checkHeadings,
  checkElements,
  checkProperties,
  checkTables,
  checkLinks,
  checkSamples,
  checkExamples,
  checkStepExamples,
  checkFlowFiles,
  checkResults,
  checkSampleData,
  checkVariants,
  checkPictures,
  checkBadges,
  checkContacts,
  checkReview,
  checkVariables,
  checkTitles,
  checkWording,
  checkSpelling,
];
