/** Queries to players, and the choice of the player. */
package org.gobang.presentation.player;
