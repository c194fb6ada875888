/** Weight of a match by field. */
export const BOOSTS = { title: 5, content: 1, tags: 3, sidebarParentCategories: 2 } as const;

/** The constants of the ranking. */
export const SCORING = {
  /** Weight of a heading relative to the title: a section is a smaller subject than its page. */
  heading: 0.5,
  /** Maximum weight of a text, relative to one mention of it in a title without boost. */
  bodyMax: 2.5,
  /** Term frequency at which the weight of a text reaches half of its maximum: the tenth mention says little more. */
  bodyHalf: 2,
  /** Share of the section in the weight of the text; the page as a whole has the rest. */
  sectionShare: 0.7,
  /** What a word counts that is elsewhere on the page than in the section: words that meet say more than scattered ones. */
  elsewhere: 0.5,
  /** Exponent of the coverage of the query, which lowers the score of pages that lack some of its words. */
  coveragePower: 1.2,
  /**
   * The share of a query that a page must exceed to answer it, of one with a word that no page has, and of another one:
   * with less, its words are at most scattered. Pages with less than the last share are not worth a look.
   */
  answers: 0.5,
  answersRest: 0.57,
  worthALook: 0.2,
  /** Importance of a stop word in a phrase that has synonyms. */
  stop: 0.1,
  /**
   * Importance of a word such as `tutorial`, and of the name of another platform beside a word that has synonyms, such as
   * one of that platform.
   */
  aside: 0.3,
  /** Weights of a posting by its type: a word in code, repeated, or defined by a table; 1 for a word in the text. */
  code: 0.5,
  often: 1.6,
  defined: 3,
  /** Weight of a keyword, relative to the title: another name of the subject of the page. */
  alias: 0.7,
  /** Weight of a word of a question of the page, relative to the title. */
  question: 0.85,
  /** Exponents of the share of the query that the question has, and of the share of the question that the query has. */
  questionCoverage: 0.5,
  questionShare: 0.5,
  /** What a word counts, relative to the title, that only another question of the page has than the one that fits best. */
  otherQuestions: 0.2,
  /** What a page gains by pairs of words that the query has of one of its sentences, for each word of it. */
  sameSentence: 0.3,
  /** Weight, relative to the word itself, of another form, a longer word, or an identifier that has it as a part. */
  otherForm: 0.85,
  /** Weight of another way to write a word: a synonym, two words as one or the reverse, one without its typing error. */
  otherWord: 0.8,
} as const;
