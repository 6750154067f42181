/** One position of a game as shown by interfaces. */
package org.gobang.presentation.position;
