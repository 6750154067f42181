/** Which players are asked, and how. */
package org.gobang.presentation.player;
