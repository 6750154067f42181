/** Navigation in the record of a game, its comments and its review. */
package org.gobang.presentation.review;
