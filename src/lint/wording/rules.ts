/**
 * A word, or a turn of phrase, that pages do not use. The pattern applies to prose (prose.ts), in which a link is
 * `[text]`, bold is `*text*` and code is "`x`".
 */
export type WordingRule = {
  pattern: RegExp;
  /** What to do instead, as the end of a sentence that begins with the word. */
  remedy: string;
  /** Sentences that break the rule, and sentences that come close to it, for the test. */
  wrong: readonly string[];
  right: readonly string[];
};

const rule = (
  pattern: RegExp,
  remedy: string,
  wrong: readonly string[],
  right: readonly string[],
): WordingRule => ({ pattern, remedy, wrong, right });

const DOUBT =
  'is doubt in prose: put the question into "review" and mark the place with <Unconfirmed>';

/** Words that no text of a page should contain. */
const manners: WordingRule[] = [
  rule(
    /\b(?:TBD|TODO|lorem ipsum|coming soon|to be written|under construction)\b/i,
    'reads like a placeholder: write what is certain, and add the rest to "review" in the front matter',
    ['TODO: the defaults.', 'Coming soon.'],
    ['The construction of a URL.'],
  ),
  // Also at the end of a link and of bold text.
  rule(
    /!(?=[\s\]*]|$)/,
    'has an exclamation mark: end the sentence with a full stop',
    ['It works!', '*Never!* Not even once.', 'See [the guide!].'],
    ['It works.'],
  ),
  rule(
    /\b(?:just|obviously|please|simply|(?<!more )easily)\b|\b(?:is|are) (?:very )?easy\b/i,
    'talks down or pads: omit the word',
    ['Just click it.', 'It is simply a list.', 'It is easy to call.', 'You can easily call it.'],
    ['Adjust the value.', 'It is easier to read.', 'The Easy Connect form.'],
  ),
];

/** Verbs that say what someone does with a thing. */
const verbs: WordingRule[] = [
  rule(
    /\b[Pp]ress (?=\*(?!Ctrl|Enter|Esc|Shift|Alt|Tab|F\d|Cmd|Space))/,
    'is for keys: write "select" or "click"',
    ['Press *Save*.'],
    ['Press *Ctrl+S*.', 'Select *Save*.'],
  ),
  rule(
    /(?<!\bthat (?:\S+ ){1,4})\b(?:allows?|enables?|permits?) to [a-z]+/,
    'has no object: write "lets you" and the verb',
    ['The step allows to read files.'],
    ['The step lets you read files.', 'A client that the server allows to read files.'],
  ),
];

/** Terms of programming. */
const terms: WordingRule[] = [
  rule(
    /\btexts\b/,
    'is not the term: write "strings", or name them, such as "messages" or "labels"',
    ['Parameters arrive as texts.'],
    ['The contexts are equal.', 'Text files have lines.'],
  ),
  rule(
    /\b(?:a|one|[Aa]n empty|a fixed|the whole|another|an object or a) text\b(?![ -](?:field|file|box|area|editor|node|format|message|body|mode|search|document|block|part|response|content|index|version))/,
    'is not the term: write "string"',
    ['`x` is a text.', 'A fixed value is a text of your own.', 'An empty text stays empty.'],
    ['Open a text editor.', 'The field holds a text file.', 'It is plain text.'],
  ),
  rule(
    /\b(?:an? |the )?empty lists?\b|`x` (?:is|holds|contains|must be|becomes|has) (?:a|the) list\b|\b(?:objects?|strings?|numbers?) (?:and|or) (?:a )?lists?\b|\blists? (?:and|or) (?:an? )?objects?\b|\blists? of (?:strings|objects|numbers|Booleans)\b/,
    'is not the term for JSON: write "array"',
    ['It gives the empty list.', '`x` is a list.', 'A list of objects.', 'An object or a list.'],
    ['An ordered list of steps.', '`x` is in the list of variables.'],
  ),
  rule(
    /\b(?:answers?|answered) (?:with (?!`x` what)|`x`|\d{3}\b)/,
    'is for people: a service "returns" or "responds with"',
    ['The API answers with status 500.', 'The call answers 401.'],
    ['The answer to your question.', 'Each answer has a link.'],
  ),
  rule(
    /\b(?:services?|servers?|APIs?|endpoints?|backends?|operations?|providers?|Keycloak|Redis|Designer|gateway|proxy) (?:answers?|answered|does not answer|do not answer)\b/,
    'is for people: a service "responds"',
    ['The service answers.', 'A backend does not answer.'],
    ['The page answers this question.'],
  ),
];

/** Phrases. */
const phrases: WordingRule[] = [
  rule(
    /\b(?:(?:is|are) (?:\w+ and )?(?:switched off|turned off|disabled|deprecated|available|on by default)|exists?|(?:has|have) no effect) since (?=\d)/,
    'needs another tense: write "has been ... since 24.4" or "is ... in 24.4 and later"',
    [
      'The option is switched off since 4.39.',
      'Handlers exist since 24.7.',
      'It has no effect since 24.4.',
    ],
    [
      'It has been switched off since 4.39.',
      'Handlers were added in 24.7.',
      'Since 24.7, it is off.',
    ],
  ),
  rule(
    /\bfor instance\b|\be\.g\.|\bi\.e\./i,
    'has a standard form: write "for example" or "that is"',
    ['For instance `x`.', 'Values, e.g. dates.'],
    ['For example, `x`.', 'An instance for each.'],
  ),
  rule(
    /\btill\b|\b[Hh]ence\b|\b[Tt]hus\b|\b[Ww]hoever\b|\b[Ww]hilst\b|\b[Aa]mongst\b/,
    'is dated or rare: write "until", "so", "anyone who", "while" or "among"',
    ['Whoever has the token is in.', 'It waits till the end.'],
    ['It waits until the end.', 'Anyone who has the token.'],
  ),
];

/** Doubt that belongs in a mark. */
const doubt: WordingRule[] = [
  rule(
    /(?<!\*)\bnot confirmed\b|\b(?:not|only) documented\b|\bis documented for\b|\bdocumented for ACE \d|\bnot described here\b|\bis not covered here\b/i,
    DOUBT,
    ['This is not confirmed for ACE 4.', 'The option is not documented.'],
    ['The mark *Not confirmed* is a link.'],
  ),
  rule(
    /\b[Kk]nown from\b|\bkeys come from\b|\bcomes? from samples\b|\bACE \d (?:says|confirms)\b/,
    DOUBT,
    ['The keys are known from ACE 5.', 'ACE 4 says of its step that it signs.'],
    ['The value comes from the request.'],
  ),
  rule(
    /\bthe form is right\b|\bform (?:\S+ ){0,3}differs\b/,
    DOUBT,
    ['Where the form differs, the form is right.'],
    ['The form is on the right.'],
  ),
  rule(
    /\b(?:[Tt]his documentation|[Tt]hese pages|[Tt]his page) (?:does not|do not|describes? (?:no|only))|\bin this documentation describes\b/,
    DOUBT,
    ['This documentation describes no limits.', 'These pages do not describe it.'],
    ['This page describes the limits.', 'To correct this documentation, edit the page.'],
  ),
  rule(
    /\b[Tt]he vendor (?:names|does not (?:say|name)|says nothing)\b/,
    DOUBT,
    ['The vendor names Keycloak as an example.'],
    ['The vendor delivers the script.'],
  ),
];

/** The rules for every text of a page. */
export const wordingRules: readonly WordingRule[] = [...manners, ...verbs, ...terms, ...phrases];

/** The rules for what a page says; a question of `review` is doubt. */
export const doubtRules: readonly WordingRule[] = doubt;
