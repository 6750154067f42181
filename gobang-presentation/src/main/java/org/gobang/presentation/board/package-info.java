/** The board as front ends draw it: what is to be seen on each point, whatever draws it. */
package org.gobang.presentation.board;
