import { Component } from '@angular/core';

@Component({ selector: 'site-one', template: '<h1>Part one of release __RELEASE__</h1>' })
export default class Part {}
