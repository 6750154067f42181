/** Going through the record of a game, and the comments in it. */
package org.gobang.presentation.review;
