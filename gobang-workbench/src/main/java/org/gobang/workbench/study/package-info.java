/**
 * Joins the study of games with players, which judge the positions of a review, and with the disk,
 * where the user's problems and answers are kept.
 */
package org.gobang.workbench.study;
