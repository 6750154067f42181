/**
 * Connects the study of games with players, which evaluate the positions of a review, and with the
 * disk, which stores the user's problems and answers.
 */
package org.gobang.workbench.study;
