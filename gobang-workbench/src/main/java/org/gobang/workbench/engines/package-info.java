/** The engines that the user has added, as interfaces see them. */
package org.gobang.workbench.engines;
