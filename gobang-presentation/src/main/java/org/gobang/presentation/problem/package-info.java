/** Solving problems of tactics on the board, for all front ends. */
package org.gobang.presentation.problem;
