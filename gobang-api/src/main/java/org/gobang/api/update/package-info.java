/** Newer versions of the application, as front ends see them: a check that a person asks for. */
package org.gobang.api.update;
