/**
 * Newer versions of the application: an address announces the latest release in a JSON file. It is
 * read only when the user requests it.
 */
package org.gobang.workbench.update;
