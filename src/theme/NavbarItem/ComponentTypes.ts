// Wrapped to add types of navbar items: the version dropdown that links to the page on the same topic, and the link to
// the documentation that is not current on a support page.
import DocsNavbarItem from '@site/src/components/DocsNavbarItem';
import VersionDropdown from '@site/src/components/VersionDropdown';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-docs': DocsNavbarItem,
  'custom-versionDropdown': VersionDropdown,
};
