// Colours, sizes and gaps come from the tokens in src/styles/tokens.css, and what only one game has from src/games/<game>/*.css.
const TOKENS = ['src/styles/tokens.css', 'src/games/*/*.css'];

/** A length that is written out. Parts of the own font size (em), of a card (cqw) and per cent follow what they belong to. */
const LENGTH = /(?<![\w.-])-?\d*\.?\d+(px|rem|pt|ch|ex)\b/;
const COLOUR = /#[\da-f]{3,8}\b|\b(light-dark|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const FROM_TOKENS = {
  '/^(row-|column-)?gap$/': [LENGTH],
  '/^(scroll-)?(padding|margin)/': [LENGTH],
  '/^(font|font-size|line-height)$/': [LENGTH],
  '/^(border|outline)(?!-collapse)/': [LENGTH],
  '/^(box|text)-shadow$/': [LENGTH],
  '/^z-index$/': [/\d/],
  '/^(transition|animation)/': [/\d(ms|s)\b/],
  '/^(min-|max-)?(width|height|inline-size|block-size)$/': [/(?<![\w.-])(44|40|32)px\b/],
};

/** Of these properties the listed values are refused. */
const refused = (values) => [
  values,
  {
    message: (property, value) =>
      `"${property}: ${value}" is written out: take it from the tokens in src/styles/tokens.css`,
  },
];

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  referenceFiles: TOKENS,
  rules: {
    'color-named': 'never',
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-property-value-disallowed-list': refused({ ...FROM_TOKENS, '/^(?!--)/': [COLOUR] }),
    'no-duplicate-selectors': true,
    'no-unknown-animations': true,
    'no-unknown-custom-properties': true,
    'property-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['**/*.svelte'],
      customSyntax: 'postcss-html',
      // In a part even a custom property takes its colour from the tokens.
      rules: { 'declaration-property-value-disallowed-list': refused({ ...FROM_TOKENS, '/.*/': [COLOUR] }) },
    },
  ],
};
