/** Management of the added engines, for interfaces. */
package org.gobang.workbench.engines;
