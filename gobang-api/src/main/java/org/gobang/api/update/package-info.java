/** Newer versions of the application: a check that the user requests. */
package org.gobang.api.update;
