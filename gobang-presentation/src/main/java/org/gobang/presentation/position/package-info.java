/** One position of a game, as front ends show it. */
package org.gobang.presentation.position;
