/**
 * The room around the board: panels that can be moved to a side or to a window of their own, and
 * hidden. It knows nothing of games.
 */
@NullMarked
package org.gobang.ui.swing.dock;

import org.jspecify.annotations.NullMarked;
