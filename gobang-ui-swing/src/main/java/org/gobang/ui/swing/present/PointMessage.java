package org.gobang.ui.swing.present;

import org.gobang.api.Point;

/**
 * A message shown at a point of the board.
 *
 * @param point the point
 * @param sentence the message
 */
public record PointMessage(Point point, String sentence) {}
