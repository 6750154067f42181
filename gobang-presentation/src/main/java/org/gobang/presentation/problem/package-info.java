/** Problem solving on the board, for all interfaces. */
package org.gobang.presentation.problem;
