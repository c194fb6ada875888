import type { CheckContext, Page } from '../page';
import { checkDialects } from './dialects';
import { checkElements } from './elements';
import { checkExamples, checkFlowFiles } from './examples';
import { checkPath, checkText } from './file';
import { checkFrontMatter } from './front-matter';
import { checkHeadings } from './headings';
import { checkLinks } from './links';
import { checkProperties } from './properties';
import { checkReview } from './review';
import { checkSampleData } from './sampleData';
import { checkSamples } from './samples';
import { checkSpelling } from './spelling';
import { checkVariants } from './tabs';
import { checkTables } from './tables';
import { checkTitles } from './titles';
import { checkUnique } from './unique';
import { checkVariables } from './variables';
import { checkWording } from '../wording';

/** Checks one page and reports to `page.file`; a message names the line and the remedy. */
type Check = (page: Page, context: CheckContext) => void | Promise<void>;

/** Every check of the documentation. Add a new check here, with a case in tests/unit/lint/mistakes. */
export const checks: readonly Check[] = [
  checkPath,
  checkText,
  checkFrontMatter,
  checkUnique,
  checkHeadings,
  checkElements,
  checkDialects,
  checkProperties,
  checkTables,
  checkLinks,
  checkSamples,
  checkFlowFiles,
  checkExamples,
  checkSampleData,
  checkVariants,
  checkReview,
  checkVariables,
  checkTitles,
  checkWording,
  checkSpelling,
];
