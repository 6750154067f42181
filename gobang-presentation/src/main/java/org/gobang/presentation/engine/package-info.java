/** The engines that a user adds, tests, sets and removes. */
package org.gobang.presentation.engine;
