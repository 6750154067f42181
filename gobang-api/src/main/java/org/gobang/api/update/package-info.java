/** Checks for newer versions of the application at the user's request. */
package org.gobang.api.update;
