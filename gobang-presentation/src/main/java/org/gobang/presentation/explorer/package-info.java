/** The opening explorer: what was played in the position shown, how it ended, what it is worth. */
package org.gobang.presentation.explorer;
