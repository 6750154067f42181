/** Teaching games, and answers about points. */
package org.gobang.presentation.teaching;
