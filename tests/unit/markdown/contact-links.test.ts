import assert from 'node:assert/strict';
import { test } from 'node:test';
import contactLinks from '../../../src/markdown/contact-links';
import { repository } from '../../../src/site/identity';
import { transformed } from './transformed';

const withLinks = (text: string) => transformed(text, [contactLinks]);

test('a contact becomes a link to an address of the deployment', () => {
  const tree = withLinks('Open <Contact to="new-issue" button>an *issue*</Contact>.');
  const [paragraph] = tree.children;
  const link = paragraph?.type === 'paragraph' ? paragraph.children[1] : undefined;
  assert.ok(link?.type === 'link');
  assert.equal(link.url, `${repository.issues}/new`);
  assert.deepEqual(link.data?.hProperties, { className: ['button', 'button--primary'] });
  assert.deepEqual(
    link.children.map(({ type }) => type),
    ['text', 'emphasis'],
  );
});

test('a contact without a known address or without text stops the build with its line', () => {
  assert.throws(() => withLinks('\n<Contact to="fax">x</Contact>'), /2:1.*"fax".*no address/);
  assert.throws(() => withLinks('<Contact to="chat" />'), /has no text/);
});
