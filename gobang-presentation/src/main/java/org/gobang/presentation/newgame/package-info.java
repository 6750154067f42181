/**
 * The choice of a game: the first and the next one, the strength of the opponent, and teaching
 * games.
 */
package org.gobang.presentation.newgame;
