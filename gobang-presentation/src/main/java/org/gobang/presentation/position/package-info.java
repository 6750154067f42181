/** One position of a game, as interfaces show it. */
package org.gobang.presentation.position;
