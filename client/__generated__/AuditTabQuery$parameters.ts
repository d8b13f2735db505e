/**
 * @generated SignedSource<<649ae137ea546934fddc91546fd32e47>>
 * @relayHash 62e7856174884620066245d4547370c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63a05a66f611bc3865d21efaad58af70e7b8eb62493f5d725989acd5feee35cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditTabQuery } from './AuditTabQuery.graphql';

const node: PreloadableConcreteRequest<AuditTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63a05a66f611bc3865d21efaad58af70e7b8eb62493f5d725989acd5feee35cb",
    "metadata": {},
    "name": "AuditTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
