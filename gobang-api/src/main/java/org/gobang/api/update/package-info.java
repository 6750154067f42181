/**
 * Newer versions of the application, as user interfaces see them: a check that a person asks for.
 */
package org.gobang.api.update;
