/**
 * Newer versions of the application: an address announces the latest release in a file of JSON, and
 * is asked when the user wants that, never else.
 */
package org.gobang.workbench.update;
