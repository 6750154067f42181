/** The engines that a person adds, tests, sets and removes. */
package org.gobang.presentation.engine;
