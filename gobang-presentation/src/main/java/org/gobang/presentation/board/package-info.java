/**
 * The board as interfaces draw it: the contents of each point, independent of the drawing
 * technique.
 */
package org.gobang.presentation.board;
