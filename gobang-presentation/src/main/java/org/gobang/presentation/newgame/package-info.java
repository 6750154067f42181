/** The choice of a game: the first one, the next one, and how strong the opponent is. */
package org.gobang.presentation.newgame;
