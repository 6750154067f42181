/** Teaching: a look at each move of the user, and why a point would not do. */
package org.gobang.presentation.teaching;
