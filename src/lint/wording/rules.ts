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
    /\b[Tt]ake (?:it|them)\b(?! (?:out|away|off|apart|down|back|over|into|for granted))/,
    'is not English for this: write "use", "select" or "choose"',
    ['Take it for moving values.', 'To merge, take them.'],
    ['Take it out of the form.', 'Use it for moving values.'],
  ),
  rule(
    /(?<!\b(?:can|may|might|could|will|would|not) )\b[Tt]ake (?:the |a |an )?(?=[[`*])/,
    'is not English for this: write "use", "select" or "choose"',
    [
      'To end with an error, take [Throw Error].',
      'For a script, take `x`.',
      'Take the [Map] step.',
    ],
    ['The call can take `x`.', 'Calls take 20 seconds.'],
  ),
  rule(
    /(?:^|[.:;,] (?:then |and |or |instead,? )?)[Tt]ake (?!care|part|time|stock|notes?|over|effect|place|precedence|advantage|into|it\b|them\b|a (?:snapshot|backup|look|screenshot|break|moment)|(?:\S+ ){1,4}(?:out|away|off|apart|down|back|over|into)\b|[[`*\d])(?=[a-z])/,
    'is not English for this: write "use", "select", "choose", "get" or "read"',
    ['Take a repository that you own.', 'Repeat it and, take the middle one.'],
    ['Take care of the order.', 'Take a snapshot of the disk.', 'Take these values out of it.'],
  ),
  rule(
    /\b(?:take|takes|took|taken) (?:the|an|its|these|all|every) errors?\b|\berrors? that (?:no|nobody|neither|none)\b[^.|]{0,60}?\b(?:takes?|took)\b|\bCatch\]?\*? steps? (?:takes?|took)\b/,
    'is not English for this: a Catch step "catches" an error, a handler "handles" it',
    ['An error that no [Catch] step takes ends the flow.', 'No step takes the error.'],
    ['An error that no [Catch] step catches.', 'The step takes the input.'],
  ),
  rule(
    /\b(?:fields?|forms?|options?|parameters?|propert(?:y|ies)|keys?) (?:takes?|took) (?!\d|about|some|long|part|place|effect|precedence|over|time|care|more|less|minutes|seconds|priority)/,
    'is not English for this: write "accepts"',
    ['The field takes an expression.'],
    ['The field accepts an expression.', 'The option takes effect.', 'The key takes precedence.'],
  ),
  rule(
    /\b(?:stand|stands|stood|standing) (?:in (?!for\b)|beside|behind|below|above|before|after|under|next to|there\b|between|directly)/,
    'is not English for this: write "is in", "appears in", "is next to" or "follows"',
    ['The input stands in the document.', 'It stands beside the model.'],
    ['It stands for a value.', 'A fake that stands in for the service.'],
  ),
  rule(
    /\bbelongs? into\b/,
    'is not English: write "belongs in"',
    ['Secrets belong into a vault.'],
    ['Secrets belong in a vault.'],
  ),
  rule(
    /\b[Mm]end(?:s|ed|ing)?\b/,
    'is the wrong word: write "fix" or "correct"',
    ['Mend the path.', 'The fault was mended.'],
    ['Amend the commit.', 'It is recommended.'],
  ),
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
  rule(
    /\bhas not\b(?=[,.;:]|$)|\bhave not\b(?=[,.;:]|$)/,
    'is not English: write "does not have"',
    ['What XML has and JSON has not.'],
    ['The call has not ended.', 'JSON does not have it.'],
  ),
  rule(
    /\bgo(?:es)? the remote way\b|\bworked off\b|\b[Ww]ays on\b|\bone to prefer\b|\bby hand of\b|\bsits? (?:its|the) [\w ]+ out\b/,
    'is translated: say it in a plain verb',
    [
      'Calls go the remote way.',
      'Jobs are worked off in turn.',
      'The second is the one to prefer.',
    ],
    ['Calls go to the remote service.'],
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
    /\b(?:values?|numbers?|parameters?|variables?|ids?|IDs?) (?:\S+ ){0,4}?(?:is|are|arrives?|come|comes|stays?) (?:as |always |still )?text\b(?=[,.;:)]|$| (?:and|or|in|when|until|too)\b)/,
    'is not the term: write "a string" or "strings"',
    ['Path and query values are text.', 'A value is text, as in a call.'],
    ['The values are text files.', 'The value of Content-Type is text/plain.'],
  ),
  rule(
    /\b[Tt]he text (?=`x`|"\d)/,
    'is not the term: write "the string"',
    ['The text `x` counts as true.'],
    ['The text of the page.', 'The string `x`.'],
  ),
  rule(
    /\btruth values?\b/,
    'is not the term: write "Boolean"',
    ['It gives a truth value.'],
    ['It returns a Boolean.'],
  ),
  rule(
    /\bblanks\b|\b(?:a|an|the|one|each|no|or|trailing|leading) blank\b(?! (?:lines?|pages?|form|screen|row|fields?|project|cells?|document|tab|window|slate|values?)\b)/,
    'is not the term: write "space" or "whitespace"',
    ['A title ends in a blank.', 'Fields are separated by blanks.'],
    ['Add a blank line.', 'Leave the field blank.'],
  ),
  rule(
    /\boutcomes?\b/,
    'is not the term: write "result" or "return value"',
    ['The outcome replaces the node.'],
    ['The result replaces the node.'],
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
  rule(
    /\b(?:error|default|cached|HTTP|JSON|SOAP|XML|parsed|success) answers?\b|\b(?:body|status|headers?|code|fields?|nodes?|size|schema|parts?) of (?:the|an|its|each|every) answers?\b|\b(?:[Ww]rites?|wrote|[Ss]tores?|[Rr]eturns?|[Ss]ends?|[Pp]arses?|[Mm]aps?|[Cc]aches?|[Rr]eads?) (?:the|its|an|each|every) answers?\b|\brequests? and (?:its |the )?answers?\b|\banswers?,? as JSON\b|\b[Tt]he answer of\b/,
    'is for people: a service sends a "response"',
    ['Stop on an error answer.', 'It writes the answer to a node.', 'The answer of the service.'],
    ['The FAQ has short answers.', 'The response of the service.'],
  ),
  rule(
    /\banswers? (?:the|a|its|each|every|these|invalid|wrong) (?:calls?|callers?|requests?)\b/,
    'is for people: write "respond to"',
    ['The handler answers the call.'],
    ['Respond to the call.', 'It answers the question.'],
  ),
];

/** Phrases. */
const phrases: WordingRule[] = [
  rule(
    /(?<![Tt]here )(?<![Tt]here (?:may|must|can|should|will|might) )\b(?:is|are|was|were|be) no (?!longer|more|doubt|less|fewer|different|such|better|worse|older|newer|later|wider|larger|smaller|harder|one\b)(?=[A-Za-z])/,
    'is not English for this: write "is not a", "is not" or "does not"',
    ['A test is no request.', 'The text is no JSON.'],
    ['There is no branch.', 'It is no longer an error.', 'There may be no reason.'],
  ),
  rule(
    /\bof (?:its|their|your|our|one's) own(?=[^\w ]|$| (?:and|or|that|which|with|in|for|to|before|after|under|by|at|on|is|are|from|as|when|if|has|have|instead|where)\b)/,
    'is a habit: write "your own" or "separate" before the noun, or omit it',
    ['A database of its own.', 'A status of your own.'],
    ['Your own database.', 'One of its owners.', 'The message of your own errors.'],
  ),
  rule(
    /\b(?:[Ss]teps?|Catch|Map|Stop|Return|Logger|put|directly|stands?|placed|comes?|words?|numbers?|mappings?)\*?\]? (?:directly |right )?behind\b|\bone behind the other\b|\bbehind the (?:colon|slash|dash|bar|blank|space|question mark|operator|comma|language|change)\b/,
    'is for places in space: write "after"',
    ['Add a *Catch* step behind it.', 'Parameters behind the question mark.'],
    ['The service behind the proxy.', 'A Catch step after it.'],
  ),
  rule(
    /(?:^|[.:;] )There,? (?!is|are|was|were|may|might|must|can|could|will|would|should|has|have|had|remains?|exists?|comes?|seems?)[a-z]/,
    'has no clear place: name it, such as "In ACE 5"',
    ['Not for ACE 4. There the type is `x`.'],
    ['There is one file.', 'There must be a key.'],
  ),
  rule(
    /\bas (?:it is|they are)\b(?=[,.;:)]|$| and\b)/,
    'is translated: write "unchanged"',
    ['The document stays as it is.'],
    ['Write the name as it is in the form.', 'It stays unchanged.'],
  ),
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
    /\btill\b|\b[Hh]ence\b|\b[Tt]hus\b|\b[Ww]hoever\b|\bgraver\b|\b[Mm]isspelt\b|\b[Ww]hilst\b|\b[Aa]mongst\b|\b[Ll]earnt\b/,
    'is dated or rare: write "until", "so", "anyone who", "more serious", "misspelled", "while", "among" or "learned"',
    ['Whoever has the token is in.', 'It waits till the end.', 'A misspelt name.'],
    ['It waits until the end.', 'Anyone who has the token.'],
  ),
  rule(
    /\b(?:and )?(?:its|their) like\b(?=[,.;:)]|$| (?:are|is|do|in)\b)|\band the like\b/,
    'is vague: write "and similar" with the noun, or name them',
    ['`x` and its like are not listed.'],
    ['It looks like a date.'],
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
