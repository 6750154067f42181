/** Joins the study of games with players: they judge the positions of a review. */
package org.gobang.workbench.study;
