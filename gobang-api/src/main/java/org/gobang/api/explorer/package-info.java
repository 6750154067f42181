/** The games of a position: the moves played in it and the results. */
package org.gobang.api.explorer;
