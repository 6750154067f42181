package org.gobang.ui.swing.dock;

import java.util.function.Supplier;
import javax.swing.JComponent;

/**
 * A panel beside the board.
 *
 * @param id its name in keys of texts and preferences
 * @param content makes what it shows, when it is first shown
 * @param least the height without which it cannot be used, in pixels at the usual text size
 * @param share its part of the height of a side, compared with the other panels there
 * @param usual where it is as long as the person has not chosen a place
 * @param wide where it is then in a window that is much wider than its board
 */
public record DockPanel(
    String id, Supplier<JComponent> content, int least, int share, Side usual, Side wide) {}
