/** The engines that a person has added, as front ends see them. */
package org.gobang.workbench.engines;
