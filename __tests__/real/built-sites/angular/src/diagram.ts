import { Component } from '@angular/core';

@Component({
  selector: 'site-diagram',
  template: '<figure aria-label="Diagram" class="diagram" data-release="__RELEASE__">Drawing</figure>',
  styles: '.diagram { --styles-of-part: __RELEASE__; }',
})
export default class Diagram {}
