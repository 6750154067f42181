/**
 * The choice of a game: the first one, the next one, how strong the opponent is, and whether it
 * teaches.
 */
package org.gobang.presentation.newgame;
